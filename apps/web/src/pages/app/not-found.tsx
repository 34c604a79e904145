import { Link } from 'react-router'
import { Screen } from '#ui/screen.tsx'

export default function AppNotFound() {
  return (
    <Screen
      title="There is nothing here"
      lead="This address has no screen. It may have moved, or the link has a slip in it."
    >
      <p>
        <Link to="/app">Go to Home</Link>
      </p>
    </Screen>
  )
}
