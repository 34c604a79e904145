/** Offers a text as a file download. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The URL is revoked after a minute, because the browser must have begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
