import { actorOf } from '@camp/application/people/current-session.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import encodeQR from 'qr'
import { wantedPath } from '#app/components/auth/auth-post.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

/** Of a session that may not do anything else yet, too. */
export function ownActor({ signIn, actor }: RequestFacts) {
  return signIn.current ? actorOf(signIn.current) : actor
}

export async function loadFactorSettings(useCases: Pick<UseCases, 'showSecondFactor'>, facts: RequestFacts) {
  const shown = await useCases.showSecondFactor.execute({ actor: ownActor(facts) })
  if (!shown.ok) return undefined
  const { isRequired, dueAt, factor } = shown.value
  const isOverdue = facts.signIn.current?.factor === 'overdue'
  const wanted = wantedPath(facts)
  return {
    csrfToken: facts.signIn.csrfToken,
    isRequired,
    isOverdue,
    dueAt: dueAt ? instantOnWire(dueAt) : null,
    onward: wanted ?? (facts.session ? postLoginDestination(facts.session.role, null) : '/'),
    factor: factorOnPage(factor),
  }
}

export type LoadedFactorSettings = NonNullable<Awaited<ReturnType<typeof loadFactorSettings>>>

type Shown = Extract<Awaited<ReturnType<UseCases['showSecondFactor']['execute']>>, { ok: true }>['value']['factor']

function factorOnPage(factor: Shown) {
  if (factor.state === 'none') return factor
  if (factor.state === 'on')
    return { state: factor.state, since: instantOnWire(factor.since), recoveryCodesLeft: factor.recoveryCodesLeft }
  return {
    state: factor.state,
    secret: factor.secret.replace(/.{4}(?=.)/g, '$& '),
    address: factor.address,
    ...qrPicture(factor.address),
  }
}

/** One square a dark dot, with the quiet zone that readers ask for. */
function qrPicture(text: string) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { qrSize: rows.length, qrPath: squares.join('') }
}
