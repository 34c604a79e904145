/** Says that a stored choice is no longer available. */
export function GoneChoice({ name, what }: { name: string; what: string }) {
  return (
    <p>
      <b>{name}</b> is no longer available. Choose another {what}.
    </p>
  )
}
