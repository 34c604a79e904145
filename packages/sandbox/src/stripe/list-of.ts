/** Wraps items in Stripe's list format, as used inside objects. */
export function listOf<Item>(data: Item[], url: string, hasMore = false) {
  return { object: 'list' as const, data, has_more: hasMore, url }
}
