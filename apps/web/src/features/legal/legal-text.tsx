import { Fragment } from 'react'

/** Words in [square brackets] are what a host of this software has to fill in; they are marked on the page. */
export type LegalSection = { title: string; paragraphs: readonly (string | readonly string[])[] }

/** A legal document: numbered sections of paragraphs and lists. */
export function LegalText({
  title,
  intro,
  sections,
}: {
  title: string
  intro: string
  sections: readonly LegalSection[]
}) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        <Marked text={intro} />
      </p>
      {sections.map((section, i) => (
        <section key={section.title}>
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
                    <Marked text={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  )
}

function Marked({ text }: { text: string }) {
  // Splitting by a group keeps what it matched: every second part is a marked one.
  return text
    .split(/(\[[^\]]+\])/)
    .map((part, i) =>
      i % 2 === 1 ? <mark key={part + String(i)}>{part}</mark> : <Fragment key={part + String(i)}>{part}</Fragment>,
    )
}
