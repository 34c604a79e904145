import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../config-queries.ts'
import styles from './template-reach.module.css'

/**
 * Shows on a template's card how many videos the template can make. The line keeps its height while the number loads.
 */
export function TemplateReach({ templateId }: { templateId: string }) {
  const templates = useQuery(templatesQuery)
  const reach = templates.data?.find((each) => each.templateId === templateId)
  return <span className={styles.reach}>{reach && reachWords(reach.videos)}</span>
}

function reachWords(videos: number | null): string {
  return videos === null
    ? 'A new subject every day, with no limit'
    : `${videos} built-in stories, plus your own scripts`
}
