import { type HolidayKind, isHolidayKind } from '@camp/application/holidays/holiday-rows-of.ts'
import type { PreviewHolidayCommand } from '@camp/application/holidays/preview-holiday-change.ts'
import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { RouterContextProvider } from 'react-router'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { holidayEffectOnWire, type WireHolidayEffect } from '#server/wire/holiday-effect-on-wire.ts'

type Asked = Pick<PreviewHolidayCommand, 'id' | 'typed'> & { readonly kind: MasterKind }

/** Null: no prices hang on this kind, or there is nothing to price, which saving then says. */
export async function holidayEffect(
  context: Readonly<RouterContextProvider>,
  { kind, ...change }: Asked,
): Promise<WireHolidayEffect | null> {
  if (!isHolidayKind(kind)) return null
  const { actor } = context.get(requestFacts)
  const asked: PreviewHolidayCommand = { actor, kind: kind satisfies HolidayKind, ...change }
  const shown = await context.get(useCases).previewHolidayChange.execute(asked)
  return shown.ok ? holidayEffectOnWire(shown.value) : null
}
