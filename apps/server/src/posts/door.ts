/** The parts of `posts` that higher domains may use. */
export { cancelPostsOfRun } from './cancel-posts.ts'
export { insertPost, PLAIN_CHOICES, type PostChoices } from './insert-post.ts'
