import { LegalText } from '#features/legal/legal-text.tsx'
import { TERMS_INTRO, TERMS_SECTIONS } from '#features/legal/terms-of-service.ts'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: 'The agreement between you and the operator of this service.',
    path: '/terms-of-service',
  })

const OTHER = { to: '/privacy-policy', label: 'Privacy Policy' }

export default function TermsOfService() {
  return <LegalText title="Terms of Service" intro={TERMS_INTRO} sections={TERMS_SECTIONS} other={OTHER} />
}
