import { Link } from 'react-router'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './contact.module.css'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Answers to questions about Dayreel, and a preview of the contact form.',
    path: '/contact',
    picture: 'contact',
  })

const TOPICS = [
  {
    title: 'A question about plans',
    text: 'Projects, credits, and how to cancel.',
    to: '/pricing',
    link: 'Good to know about plans',
  },
  {
    title: 'Something for your team',
    text: 'Projects, members and support in the largest plan.',
    to: '/pricing',
    link: 'What Enterprise includes',
  },
  {
    title: 'Something went wrong',
    text: 'A failed video shows its reason and costs nothing. You find the operator of this site at the end of the terms.',
    to: '/terms-of-service',
    link: 'Terms of Service',
  },
  {
    title: 'Your data',
    text: 'You can download or delete everything yourself, in the settings of your account.',
    to: '/privacy-policy',
    link: 'Privacy Policy',
  },
] as const

export default function Contact() {
  const email = useSiteConfig()?.operator.email
  return (
    <>
      <PageHead picture="lighthouse-wide" title="Contact">
        Most questions are answered already.{' '}
        {email ? (
          <>
            To reach a person, write to <a href={`mailto:${email}`}>{email}</a>.{' '}
          </>
        ) : null}
        This form is only a preview: it doesn’t send anything.
      </PageHead>
      <Section>
        <div className={styles.columns}>
          <ContactForm />
          <aside className={styles.topics} aria-label="What people ask about">
            {TOPICS.map(({ title, text, to, link }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
                <Link to={to}>{link}</Link>
              </div>
            ))}
          </aside>
        </div>
      </Section>
    </>
  )
}
