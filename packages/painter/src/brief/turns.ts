/** Of several views the one that was longest unseen, the first of them where several never were; never the last one if there is another. */
export function longestUnseen<View>(views: readonly View[], seen: readonly View[]): View {
  const fresh = views.filter((view) => view !== seen.at(-1))
  const among = fresh.length > 0 ? fresh : views
  const ages = among.map((view) => seen.lastIndexOf(view))
  return among[ages.indexOf(Math.min(...ages))]!
}
