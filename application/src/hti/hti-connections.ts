import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { HtiCredentials } from './hti-messages.ts'

/** One campsite as the channel knows it: a property with rooms that are its plots. */
export interface HtiConnection {
  readonly organisationId: OrganisationId
  readonly propertyCode: string
  /** By what the channel proves that it is the channel. */
  readonly proof: 'basic' | 'requestor' | 'both'
  /** Plots without a code are not sold there. */
  readonly rooms: readonly { readonly plotId: PlotId; readonly code: string }[]
}

export interface HtiConnections {
  /** Active ones of this user name and password. */
  provedBy(credentials: HtiCredentials): Promise<readonly HtiConnection[]>
  find(organisationId: OrganisationId): Promise<HtiConnection | undefined>
}
