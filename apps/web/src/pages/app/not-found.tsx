import { ButtonLink } from '#ui/button.tsx'
import { Screen } from '#ui/screen.tsx'

export default function AppNotFound() {
  return (
    <Screen
      title="There is nothing here"
      lead="This address has no screen. It may have moved, or the link has a slip in it."
    >
      <div>
        <ButtonLink to="/app">Go to Home</ButtonLink>
      </div>
    </Screen>
  )
}
