import type { HostModels } from '@dayreel/contract'

/** The models of a site without models, for journeys that mock the host page's calls. */
export const NO_MODELS: HostModels = {
  text: null,
  environment: null,
  limits: { day: { dollars: null, variable: null }, accountDay: { dollars: null, variable: null } },
  isOwnAllowed: false,
  mayReachPrivate: false,
  ownModels: 0,
}
