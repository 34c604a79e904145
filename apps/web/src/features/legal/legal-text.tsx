import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSiteConfig } from '#lib/site-config.ts'
import { SiteIcon } from '#ui/site-icon.tsx'
import { fillIn } from './fill-in.ts'
import styles from './legal-text.module.css'

/** The texts may contain `[operator]` and `[contact]`, which are placeholders for the operator's settings. */
export type LegalSection = { title: string; paragraphs: readonly (string | readonly string[])[] }

type LegalTextProps = {
  title: string
  intro: string
  sections: readonly LegalSection[]
  /** A link to the other legal document. */
  other: { to: string; label: string }
}

/** Shows a legal document: a table of contents, and numbered sections of paragraphs and lists. */
export function LegalText({ title, intro, sections, other }: LegalTextProps) {
  const { text, current } = useCurrentSection()
  const operator = useSiteConfig()?.operator
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{fillIn(intro, operator)}</p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <p className={styles.title} aria-hidden="true">
          Contents
        </p>
        <details>
          <summary>
            Contents
            <SiteIcon name="right" size={18} />
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
                <p key={paragraph}>{fillIn(paragraph, operator)}</p>
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

/** Returns the id of the section at a third of the window's height. Initially, this is the first section. */
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

/** Shows a list item. The words before its colon are the item's heading. */
function Item({ text }: { text: string }) {
  const [, about, rest] = /^([^:.[]{2,60}):(.*)$/s.exec(text) ?? []
  if (about === undefined || rest === undefined) return text
  return (
    <>
      <b>{about}:</b>
      {rest}
    </>
  )
}

function idOf(index: number): string {
  return `section-${index + 1}`
}
