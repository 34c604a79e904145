import { Link } from 'react-router'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './contact.module.css'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Questions, sales, support: contact the people behind Dayreel.',
    path: '/contact',
    picture: 'contact',
  })

const TOPICS = [
  {
    title: 'A question about plans',
    text: 'What a project is, what a credit pays for, how to stop.',
    to: '/pricing',
    link: 'Good to know about plans',
  },
  {
    title: 'Something for your team',
    text: 'Tell us how many people you are and what you have in mind.',
    to: '/pricing',
    link: 'What Enterprise includes',
  },
  {
    title: 'Something went wrong',
    text: 'The name of the video and roughly when it happened help most. A video that fails costs nothing.',
    to: '#message',
    link: 'Tell us in the form',
  },
  {
    title: 'Your data',
    text: 'You can download or delete everything yourself, in the settings of your account.',
    to: '/privacy-policy',
    link: 'Privacy Policy',
  },
] as const

export default function Contact() {
  return (
    <>
      <PageHead picture="lighthouse-wide" title="Contact">
        A question, a plan for your team, something that went wrong: tell us.
      </PageHead>
      <Section>
        <div className={styles.columns}>
          <ContactForm />
          <aside className={styles.topics} aria-label="What people write about">
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
