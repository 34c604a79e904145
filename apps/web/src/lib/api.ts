import { api, createClient } from '@dayreel/contract'
import { accessToken } from './session.ts'

/** Every call of the server, with the session of whoever is signed in. */
export const server = createClient(api, { baseUrl: '', accessToken })
