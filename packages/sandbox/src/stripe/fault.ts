type FaultOptions = { type?: string; code?: string; param?: string; declineCode?: string }

/** An error in Stripe's format. */
export class StripeFault extends Error {
  readonly status: number
  readonly options: FaultOptions

  constructor(status: number, message: string, options: FaultOptions = {}) {
    super(message)
    this.status = status
    this.options = options
  }

  get body() {
    const { type = 'invalid_request_error', code, param, declineCode } = this.options
    const error = { type, message: this.message, code, param, decline_code: declineCode }
    return { error: Object.fromEntries(Object.entries(error).filter(([, value]) => value !== undefined)) }
  }
}

export function missing(what: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param })
}
