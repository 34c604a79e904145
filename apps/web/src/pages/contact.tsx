import { ContactForm } from '#features/contact/contact-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Questions, sales, support: write to the people behind Dayreel.',
    path: '/contact',
    picture: 'contact',
  })

export default function Contact() {
  return (
    <>
      <PageHead picture="rooftop-wide" title="Contact">
        A question, a plan for your team, something that broke: tell us.
      </PageHead>
      <Section>
        <ContactForm />
      </Section>
    </>
  )
}
