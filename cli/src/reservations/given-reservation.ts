import type { Result } from '@camp/domain/shared/result.ts'
import type { Stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'

export function givenReservation(cli: Cli, value: string | undefined): Promise<Result<string, Stop>> {
  return given(cli, value, { name: '<id|reference>', ask: ({ text }) => text('Which reservation (reference or id)?') })
}
