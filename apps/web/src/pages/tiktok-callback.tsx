import { TikTokCallback } from '#features/connections/tiktok-callback.tsx'
import { SignInCard } from '#features/sign-in/sign-in-card.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ title: 'Connect TikTok', isIndexed: false })

/** The page that TikTok redirects to after asking the user for permission. */
export default function TikTokCallbackPage() {
  return (
    <SignInCard title="Connect TikTok">
      <TikTokCallback />
    </SignInCard>
  )
}
