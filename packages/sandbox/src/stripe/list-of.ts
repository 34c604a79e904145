/** A list as Stripe puts one into an object. */
export function listOf<Item>(data: Item[], url: string, hasMore = false) {
  return { object: 'list' as const, data, has_more: hasMore, url }
}
