import { ButtonLink } from '#ui/button.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'
import { Screen } from '#ui/screen.tsx'

export default function AppNotFound() {
  return (
    <Screen title="There is nothing here">
      <NothingYet
        picture="astronaut"
        title="We couldn’t find this page"
        text="It may have moved, or the link may be mistyped. Your videos and channels are in the menu."
      >
        <ButtonLink to="/app">Go to Home</ButtonLink>
      </NothingYet>
    </Screen>
  )
}
