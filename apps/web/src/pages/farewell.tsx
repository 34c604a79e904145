import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './farewell.module.css'

export const meta = () => pageMeta({ title: 'Goodbye', isIndexed: false })

/** Shown after an account was deleted. */
export default function Farewell() {
  return (
    <Cinema picture="sunset-wide">
      <div className={styles.page}>
        <h1>Your account has been deleted</h1>
        <p>Thank you for making videos with Dayreel.</p>
        <h2>Deleted now</h2>
        <ul>
          <li>Your profile, videos, uploaded files, channels and planned posts.</li>
          <li>Your linked accounts. We’ll keep asking each platform to end our access until it does.</li>
          <li>Your plan, if you had one. You won’t be charged again.</li>
        </ul>
        <h2>What stays</h2>
        <ul>
          <li>Videos you’ve posted stay on the platforms. You can delete them there.</li>
          <li>Records of payments and credits stay, without your name and email address.</li>
          <li>A keyed hash of your email address stays, so that free videos can be used only once.</li>
        </ul>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Cinema>
  )
}
