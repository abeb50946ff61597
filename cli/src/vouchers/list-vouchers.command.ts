import type { ListedVoucher } from '@camp/application/vouchers/vouchers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { type VoucherState, voucherState, voucherStates } from '@camp/domain/vouchers/credit-voucher.ts'
import { type Command, Option } from 'commander'
import { type Answer, report } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'

interface Options extends FileOptions {
  readonly state?: VoucherState
}

export function listVouchersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'The vouchers of a campsite: to whom, from which booking, what is still on them, until when',
    examples: ['voucher list kloofwater-camp', 'voucher list kloofwater-camp --state open --csv --out vouchers.csv'],
  })
    .argument('<orgSlug>', 'the organisation')
    .addOption(new Option('--state <state>', 'only these').choices(voucherStates))
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((orgSlug: string, options: Options) => cli.act(() => listVouchers(cli, orgSlug, options)))
}

async function listVouchers(cli: Cli, orgSlug: string, options: Options): Promise<Answer> {
  const listing = { search: '', sort: 'issued', isDescending: true, limit: null, offset: 0 } as const
  const asked = { actor: operator, orgSlug, state: options.state ?? null, ...listing }
  const listed = await (await cli.useCases()).listVouchers.execute(asked)
  if (!listed.ok) return organisationStop(listed.refusal, orgSlug)
  const { rows, owed, lapsed, today } = listed.value
  const stateOf = (voucher: ListedVoucher) => voucherState(voucher, today)
  const amounts = [{ name: 'Given for' }, { name: 'Still on it' }].map(({ name }) => ({ name, isNumber: true as const }))
  const shown = report({
    json: {
      rows: rows.map((voucher) => ({ ...inJson(voucher), state: stateOf(voucher) })),
      owed: owed.toRand(),
      lapsed: lapsed.toRand(),
    },
    tables: [
      {
        columns: [{ name: 'Guest' }, { name: 'Code' }, { name: 'From' }, { name: 'State' }, { name: 'Good until' }, ...amounts],
        rows: rows.map((voucher) => [
          ...[voucher.guestName ?? '', voucher.code, voucher.simpleReference, stateOf(voucher), voucher.expiresOn.toString()],
          ...[formatRand(voucher.amount.cents), formatRand(voucher.balance.cents)],
        ]),
      },
    ],
    messages: [`Owed on vouchers: ${formatRand(owed.cents)}. Expired unused: ${formatRand(lapsed.cents)}.`],
  })
  return writtenReport(cli, options, shown)
}

function inJson({ code, guestName, simpleReference, amount, balance, issuedAt, expiresOn, usedFor }: ListedVoucher) {
  return {
    code,
    guestName,
    simpleReference,
    amount: amount.toRand(),
    balance: balance.toRand(),
    issuedAt: issuedAt.toString(),
    expiresOn: expiresOn.toString(),
    usedFor: usedFor.map((used) => ({ simpleReference: used.simpleReference, amount: used.amount.toRand() })),
  }
}
