import { ButtonLink } from '#ui/button.tsx'
import { Screen } from '#ui/screen.tsx'

export default function AppNotFound() {
  return (
    <Screen
      title="There is nothing here"
      lead="We couldn’t find this page. It may have moved, or the link may be mistyped."
    >
      <div>
        <ButtonLink to="/app">Go to Home</ButtonLink>
      </div>
    </Screen>
  )
}
