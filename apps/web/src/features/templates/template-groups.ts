import { TEMPLATES, TRENDING_TEMPLATE_COUNT } from '@dayreel/catalogue'

/** The template groups on the site and in the app: the trending templates, and all others. */
export const TEMPLATE_GROUPS = [
  {
    title: 'Trending',
    lead: 'Strange places and sudden turns. Start with one of these four templates.',
    templates: TEMPLATES.slice(0, TRENDING_TEMPLATE_COUNT),
  },
  {
    title: 'Explore',
    lead: 'Quieter stories, of records, dreams and roads not taken.',
    templates: TEMPLATES.slice(TRENDING_TEMPLATE_COUNT),
  },
] as const
