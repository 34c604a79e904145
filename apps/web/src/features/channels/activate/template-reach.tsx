import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../config-queries.ts'
import styles from './template-reach.module.css'

/** How many videos a template has to tell, on its card. A line is kept for it until that is known. */
export function TemplateReach({ templateId }: { templateId: string }) {
  const templates = useQuery(templatesQuery)
  const reach = templates.data?.find((each) => each.templateId === templateId)
  return <span className={styles.reach}>{reach && reachWords(reach.videos)}</span>
}

function reachWords(videos: number | null): string {
  return videos === null ? 'A new subject every day, without end' : `${videos} videos of its own, and your scripts`
}
