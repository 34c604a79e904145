import { LegalText } from '#features/legal/legal-text.tsx'
import { PRIVACY_INTRO, PRIVACY_SECTIONS } from '#features/legal/privacy-policy.ts'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What this service keeps about you, why, for how long, and your rights.',
    path: '/privacy-policy',
  })

const OTHER = { to: '/terms-of-service', label: 'Terms of Service' }

export default function PrivacyPolicy() {
  return <LegalText title="Privacy Policy" intro={PRIVACY_INTRO} sections={PRIVACY_SECTIONS} other={OTHER} />
}
