import { Fragment, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from './legal-text.module.css'

/** Words in [square brackets] are what a host of this software has to fill in; they are marked on the page. */
export type LegalSection = { title: string; paragraphs: readonly (string | readonly string[])[] }

type LegalTextProps = {
  title: string
  intro: string
  sections: readonly LegalSection[]
  /** The other legal document. */
  other: { to: string; label: string }
}

/** A legal document: its contents, and numbered sections of paragraphs and lists. */
export function LegalText({ title, intro, sections, other }: LegalTextProps) {
  const { text, current } = useCurrentSection()
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          <Marked text={intro} />
        </p>
        <p className={styles.note}>
          Whoever runs this installation fills in what is marked <mark>like this</mark>.
        </p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <p className={styles.title} aria-hidden="true">
          Contents
        </p>
        <details>
          <summary>
            Contents
            <Icon name="right" size={18} />
          </summary>
          <ol>
            {sections.map((section, i) => (
              <li key={section.title}>
                <a href={`#${idOf(i)}`} aria-current={current === idOf(i) ? 'true' : undefined}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
        <p>
          See also: <Link to={other.to}>{other.label}</Link>
        </p>
      </nav>
      <div className={styles.sections} ref={text}>
        {sections.map((section, i) => (
          <section key={section.title} id={idOf(i)}>
            <h2>
              {i + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) =>
              typeof paragraph === 'string' ? (
                <p key={paragraph}>
                  <Marked text={paragraph} />
                </p>
              ) : (
                <ul key={paragraph[0]}>
                  {paragraph.map((item) => (
                    <li key={item}>
                      <Item text={item} />
                    </li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </>
  )
}

/** The id of the section that is being read: the one that lies across a line a third down the window, at first the first. */
function useCurrentSection() {
  const text = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(idOf(0))
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting)
        if (reached !== undefined) setCurrent(reached.target.id)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const section of text.current!.children) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return { text, current }
}

/** The words before an item's colon say what it is about. */
function Item({ text }: { text: string }) {
  const [, about, rest] = /^([^:.[]{2,60}):(.*)$/s.exec(text) ?? []
  if (about === undefined || rest === undefined) return <Marked text={text} />
  return (
    <>
      <b>{about}:</b>
      <Marked text={rest} />
    </>
  )
}

function Marked({ text }: { text: string }) {
  // Splitting by a group keeps what it matched: every second part is a marked one.
  return text
    .split(/\[([^\]]+)\]/)
    .map((part, i) =>
      i % 2 === 1 ? <mark key={part + String(i)}>{part}</mark> : <Fragment key={part + String(i)}>{part}</Fragment>,
    )
}

function idOf(index: number): string {
  return `section-${index + 1}`
}
