import { questionStories } from './general-questions.ts'
import { topicStories } from './general-topics.ts'

/** Told in every framework after its own, where they are made for what the subject is. */
export const SHARED_STORIES = [...questionStories, ...topicStories]
