import { api, createClient } from '@dayreel/contract'
import { accessToken } from './session.ts'

/** The client for all server calls. It sends the access token of the signed-in user. */
export const server = createClient(api, { baseUrl: '', accessToken })
