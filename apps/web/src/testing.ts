export { APP_SCREENS, SCREEN_SCALE, type AppScreenName } from './features/marketing/app-screens.ts'
export { EXAMPLES } from './features/marketing/examples.ts'
export { STORIES } from './features/marketing/stories.ts'
export { TEMPLATE_STORIES } from './features/templates/template-stories.ts'
