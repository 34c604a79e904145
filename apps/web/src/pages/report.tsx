import { ReportForm } from '#features/report/report-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Report content',
    description: 'Report a video that was made with Dayreel and breaks the law or harms someone.',
    path: '/report',
    picture: 'contact',
  })

export default function Report() {
  return (
    <>
      <PageHead picture="lighthouse-wide" title="Report content">
        Does a video that was made here break the law or harm someone? Report it. A person reads every report.
      </PageHead>
      <Section>
        <ReportForm />
      </Section>
    </>
  )
}
