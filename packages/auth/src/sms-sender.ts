/** Delivers text messages; which service does is configuration, and there may be none. */
export interface SmsSender {
  /** @param to in E.164, such as +4915112345678. */
  send(message: { to: string; text: string }): Promise<void>
}
