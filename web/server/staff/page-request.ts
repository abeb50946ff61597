import type { RouterContextProvider } from 'react-router'

/** What a loader or an action is given. */
export interface PageRequest {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}
