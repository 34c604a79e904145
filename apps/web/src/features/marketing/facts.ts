import type { Fact } from '#ui/fact-cards.tsx'

/** The product's features, in short. The features page has longer texts about them (`FEATURE_TEXTS`). */
export const FEATURES = [
  { title: 'Advanced Analytics', icon: 'chart', text: 'Runs, posts and costs for each channel.' },
  { title: 'AI Automation', icon: 'bolt', text: 'A channel makes and posts a video every day.' },
  { title: 'Enterprise Security', icon: 'shield', text: 'Two-factor login, and control of your own data.' },
  { title: 'Global Connectivity', icon: 'globe', text: 'Linked accounts: post now, or at a set time.' },
  { title: 'Customizable Tools', icon: 'sliders', text: 'Styles, voices, music, scene by scene.' },
  { title: 'Real-time Reporting', icon: 'pulse', text: 'See every step live, and every day in a calendar.' },
] as const satisfies readonly Fact[]

export type FeatureTitle = (typeof FEATURES)[number]['title']
