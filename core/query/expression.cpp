#include "core/query/expression.h"

#include <utility>

namespace kotai::query {

Query ofAll(const VariantPtr& variant) {
  return {.variant = variant, .text = {}, .root = {.join = Expression::Join::And}, .kinds = {}};
}

Query ofKind(const VariantPtr& variant, QueriedKind kind) {
  Query query{.variant = variant, .text = {}, .root = {}, .kinds = {kind}};
  query.root.condition = IsOfKind{0};
  return query;
}

Query both(Query query, QueriedKind kind) {
  Expression inKind;
  inKind.condition = IsOfKind{query.kinds.size()};
  query.kinds.push_back(kind);
  Expression root{.join = Expression::Join::And};
  root.parts.push_back(std::move(query.root));
  root.parts.push_back(std::move(inKind));
  query.root = std::move(root);
  return query;
}

}  // namespace kotai::query
