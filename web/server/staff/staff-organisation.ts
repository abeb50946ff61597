import type { ChosenOrganisation } from '@camp/application/organisations/managed/choose-organisation.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { requestFacts, useCases } from '../request-scope.ts'
import type { PageRequest } from './page-request.ts'

/** The organisation of a page of staff, as plain data that a loader may answer. */
export interface StaffOrganisation extends Pick<ChosenOrganisation, 'organisation' | 'role' | 'rights'> {
  /** There are others to change to. */
  readonly hasOthers: boolean
  /** Guests who wrote and have no answer yet. */
  readonly guestsWaiting: number
}

export interface StaffRequest extends StaffOrganisation {
  /** For the commands of use cases; never part of what a loader answers. */
  readonly actor: Actor
}

type Context = Readonly<RouterContextProvider>

/**
 * Of `/org/org-…` pages, in loaders and actions: the organisation of `?org={slug}`, or the only one there is.
 * Several, or none: throws the redirect to the chooser. Another tenant's: throws 404.
 */
export async function organisationOfQuery({ context, request }: PageRequest): Promise<StaffRequest> {
  const url = new URL(request.url)
  const slug = url.searchParams.get('org')
  return (await chosen(context, slug)) ?? toChooser(url)
}

/** Of `/org/{orgSlug}/…` pages, in loaders and actions. An unknown slug and another tenant's: throws 404. */
export async function organisationOfPath({
  context,
  params,
}: {
  context: Context
  params: { readonly orgSlug: string }
}): Promise<StaffRequest> {
  const found = await chosen(context, params.orgSlug)
  if (!found) throw data({ code: 'not-found' }, 404)
  return found
}

/** On pages that name none: the only one that somebody of staff works for, as the page may be sent it. */
export async function onlyOrganisation(context: Context): Promise<StaffOrganisation | null> {
  const { actor } = context.get(requestFacts)
  if (actor.kind !== 'user' || actor.role === 'USER') return null
  const found = await chosen(context, null)
  return found ? staffOnWire(found) : null
}

/** What the page may be sent of it. */
export function staffOnWire({ organisation, role, rights, hasOthers, guestsWaiting }: StaffRequest): StaffOrganisation {
  return { organisation, role, rights, hasOthers, guestsWaiting }
}

const askedBefore = new WeakMap<Context, Map<string | null, Promise<StaffRequest | undefined>>>()

/** The frame and the page of one request ask once. */
function chosen(context: Context, slug: string | null): Promise<StaffRequest | undefined> {
  const asked = askedBefore.get(context) ?? new Map<string | null, Promise<StaffRequest | undefined>>()
  askedBefore.set(context, asked)
  const answer = asked.get(slug) ?? ask(context, slug)
  asked.set(slug, answer)
  return answer
}

async function ask(context: Context, slug: string | null): Promise<StaffRequest | undefined> {
  const { actor } = context.get(requestFacts)
  const answer = await context.get(useCases).chooseOrganisation.execute({ actor, slug })
  if (!answer.ok) throw data({ code: answer.refusal.code }, answer.refusal.code === 'not-found' ? 404 : 403)
  if (answer.value.kind !== 'chosen') return undefined
  const { organisation, role, rights } = answer.value
  const hasOthers = role === 'SUPERADMIN' || (actor.kind === 'user' && actor.organisationIds.length > 1)
  const waiting = await context.get(useCases).countWaitingConversations.execute({ actor, organisationId: organisation.id })
  return { actor, organisation, role, rights, hasOthers, guestsWaiting: waiting.ok ? waiting.value : 0 }
}

function toChooser({ pathname }: URL): never {
  // A page that scripts fetch is asked for with this ending.
  throw redirect(`/org/org-choose?${new URLSearchParams({ to: pathname.replace(/\.data$/, '') })}`, 302)
}
