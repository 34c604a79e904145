import type { HostModels } from '@dayreel/contract'

/** The models of a site that has none, for journeys that answer the host page's calls themselves. */
export const NO_MODELS: HostModels = {
  text: null,
  environment: null,
  limits: { day: { dollars: null, variable: null }, accountDay: { dollars: null, variable: null } },
  isOwnAllowed: false,
  mayReachPrivate: false,
  ownModels: 0,
}
