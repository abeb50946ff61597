import { Command, Help, type Option } from 'commander'
import { showAvailabilityCommand } from './availability/show-availability.command.ts'
import { backupCommand } from './backup/backup.command.ts'
import { restoreCommand } from './backup/restore.command.ts'
import { importStatementCommand } from './bank/import-statement.command.ts'
import { closeMonthCommand } from './billing/close-month.command.ts'
import { reportBillingCommand } from './billing/report-billing.command.ts'
import { createBlockCommand } from './blocks/create-block.command.ts'
import { listBlocksCommand } from './blocks/list-blocks.command.ts'
import { releaseBlockCommand } from './blocks/release-block.command.ts'
import { createOfflineCommand } from './bookings/create-offline.command.ts'
import { importBookingsCommand } from './bookings/import-bookings.command.ts'
import { campNoun, examplesText } from './camp-command.ts'
import { closeCashUpCommand } from './cash-up/close-cash-up.command.ts'
import { listCashUpsCommand } from './cash-up/list-cash-ups.command.ts'
import { showCashUpCommand } from './cash-up/show-cash-up.command.ts'
import type { Cli } from './cli.ts'
import { checkConfigurationCommand } from './configuration/check-configuration.command.ts'
import { printConfigurationCommand } from './configuration/print-configuration.command.ts'
import { listMessagesCommand } from './conversations/list-messages.command.ts'
import { listSavedTextsCommand } from './conversations/list-saved-texts.command.ts'
import { receiveMessagesCommand } from './conversations/receive-messages.command.ts'
import { writeToManyCommand } from './conversations/write-to-many.command.ts'
import { generateDemoCommand } from './database/generate-demo.command.ts'
import { loadDemoCommand } from './database/load-demo.command.ts'
import { migrateCommand } from './database/migrate.command.ts'
import { listDebtorsCommand } from './debtors/list-debtors.command.ts'
import { importDmarcCommand } from './dmarc/import-dmarc.command.ts'
import { runDoctorCommand } from './doctor/run-doctor.command.ts'
import { feedAddressCommand } from './feeds/feed-address.command.ts'
import { importFeedCommand } from './feeds/import-feed.command.ts'
import { syncFeedsCommand } from './feeds/sync-feeds.command.ts'
import { declareHolidayCommand, removeHolidayCommand, schoolHolidayCommand } from './holidays/holiday.commands.ts'
import { listHolidaysCommand } from './holidays/list-holidays.command.ts'
import { checkHtiCommand } from './hti/check-hti.command.ts'
import { listHtiCommand } from './hti/list-hti.command.ts'
import { replayHtiCommand } from './hti/replay-hti.command.ts'
import { syncHtiCommand } from './hti/sync-hti.command.ts'
import { sweepKeysCommand } from './idempotency/sweep-keys.command.ts'
import { issuePapersCommand } from './invoices/issue-papers.command.ts'
import { listPapersCommand } from './invoices/list-papers.command.ts'
import { printPaperCommand } from './invoices/print-paper.command.ts'
import { listMasterDataCommand } from './master-data/list-master-data.command.ts'
import { digestNewsCommand } from './messaging/digest-news.command.ts'
import { listOutboxCommand } from './messaging/list-outbox.command.ts'
import { replayOutboxCommand } from './messaging/replay-outbox.command.ts'
import { sendOutboxCommand } from './messaging/send-outbox.command.ts'
import { tellNewsCommand } from './messaging/tell-news.command.ts'
import { exportOrganisationCommand } from './organisations/export-organisation.command.ts'
import { importOrganisationsCommand } from './organisations/import-organisations.command.ts'
import { listOrganisationsCommand } from './organisations/list-organisations.command.ts'
import { checkPaymentsCommand } from './payments/check-payments.command.ts'
import { reconcilePaymentsCommand } from './payments/reconcile-payments.command.ts'
import { sendRefundsCommand } from './payments/send-refunds.command.ts'
import { announceAccountsCommand } from './payouts/announce-accounts.command.ts'
import { duePayoutsCommand } from './payouts/due-payouts.command.ts'
import { payoutFileCommand } from './payouts/payout-file.command.ts'
import { payoutStatementCommand } from './payouts/payout-statement.command.ts'
import { preparePayoutsCommand } from './payouts/prepare-payouts.command.ts'
import { reportPayoutsCommand } from './payouts/report-payouts.command.ts'
import { payoutPaidCommand, payoutReturnedCommand } from './payouts/settle-payout.command.ts'
import { banUserCommand, resetFactorCommand, resetUserCommand } from './people/change-user.commands.ts'
import { createUserCommand } from './people/create-user.command.ts'
import { listUsersCommand } from './people/list-users.command.ts'
import { rotateFormSecretCommand } from './people/rotate-form-secret.command.ts'
import { sweepPicturesCommand } from './pictures/sweep-pictures.command.ts'
import { quotePlotCommand } from './pricing/quote-plot.command.ts'
import { erasePersonCommand } from './privacy/erase-person.command.ts'
import { exportPersonCommand } from './privacy/export-person.command.ts'
import { sweepPersonalDataCommand } from './privacy/sweep-personal-data.command.ts'
import { listProspectsCommand } from './prospects/list-prospects.command.ts'
import { cancelOverdueCommand } from './reminders/cancel-overdue.command.ts'
import { releaseTransfersCommand } from './reminders/release-transfers.command.ts'
import { sendRemindersCommand } from './reminders/send-reminders.command.ts'
import { sendTransferRemindersCommand } from './reminders/send-transfer-reminders.command.ts'
import { reportMonthCommands } from './reports/report-month.command.ts'
import { noteCommand } from './reservations/add-note.command.ts'
import { amendReservationCommand } from './reservations/amend-reservation.command.ts'
import { cancelReservationCommand } from './reservations/cancel-reservation.command.ts'
import { checkInCommand } from './reservations/check-in-reservation.command.ts'
import { checkOutCommand } from './reservations/check-out-reservation.command.ts'
import { completeStaysCommand } from './reservations/complete-stays.command.ts'
import { listReservationsCommand } from './reservations/list-reservations.command.ts'
import { noShowCommand } from './reservations/mark-no-show.command.ts'
import { payCommand } from './reservations/record-payment.command.ts'
import { reinstateCommand } from './reservations/reinstate-reservation.command.ts'
import { showReservationCommand } from './reservations/show-reservation.command.ts'
import { splitReservationCommand } from './reservations/split-reservation.command.ts'
import { sweepHoldsCommand } from './reservations/sweep-holds.command.ts'
import { undoAmendmentCommand } from './reservations/undo-amendment.command.ts'
import { writeOffCommand } from './reservations/write-off.command.ts'
import { inviteReviewsCommand } from './reviews/invite-reviews.command.ts'
import { publishReviewCommand, rejectReviewCommand } from './reviews/judge-review.command.ts'
import { listReviewsCommand } from './reviews/list-reviews.command.ts'
import { registerWebhookCommand } from './sms/register-webhook.command.ts'
import { showAccountCommand } from './sms/show-account.command.ts'
import type { Terminal } from './terminal/terminal.ts'
import { cancelVoucherCommand } from './vouchers/cancel-voucher.command.ts'
import { extendVoucherCommand } from './vouchers/extend-voucher.command.ts'
import { listVouchersCommand } from './vouchers/list-vouchers.command.ts'
import { sendVoucherCommand } from './vouchers/send-voucher.command.ts'
import { takeVoucherCommand } from './vouchers/take-voucher.command.ts'
import { workerCommand } from './worker/worker.command.ts'

const examples = [
  'org list',
  'availability --org kloofwater-camp --arrival 2027-02-12 --departure 2027-02-14',
  'reservation show 482-913-107',
  'doctor',
]

/** Every command of the product. */
export function campProgram(cli: Cli, terminal: Pick<Terminal, 'print' | 'say'>): Command {
  const program = new Command('npm run camp --')
    .description('Run the booking marketplace from the command line.')
    .usage('<noun> <verb> [options]')
    .addHelpText('before', examplesText(examples))
    .addHelpText('after', '\nEvery command and the exit codes: docs/cli.md')
    .option('--json', 'print data as JSON')
    .option('--plain', 'print one row a line with tabs between')
    .option('--quiet', 'print data and errors alone')
    .option('--no-color', 'print without colour')
    .option('--no-input', 'never ask; what is missing is an error')
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .configureOutput({
      writeOut: (text) => terminal.print(withoutLineEnd(text)),
      writeErr: (text) => terminal.say(withoutLineEnd(text)),
      outputError: (text, write) => write(inOwnWords(text)),
    })
    .helpCommand(false)
    .exitOverride()
  for (const command of commands(cli)) program.addCommand(command)
  return inheriting(program)
}

function commands(cli: Cli): readonly Command[] {
  return [
    migrateCommand(cli),
    campNoun('demo', 'The demo marketplace', [loadDemoCommand(cli), generateDemoCommand(cli)]),
    campNoun('org', 'Organisations', [
      listOrganisationsCommand(cli),
      importOrganisationsCommand(cli),
      exportOrganisationCommand(cli),
    ]),
    quotePlotCommand(cli),
    showAvailabilityCommand(cli),
    campNoun('reservation', 'Reservations', [
      listReservationsCommand(cli),
      showReservationCommand(cli),
      amendReservationCommand(cli),
      splitReservationCommand(cli),
      undoAmendmentCommand(cli),
      cancelReservationCommand(cli),
      cancelOverdueCommand(cli),
      releaseTransfersCommand(cli),
      checkInCommand(cli),
      checkOutCommand(cli),
      writeOffCommand(cli),
      noShowCommand(cli),
      reinstateCommand(cli),
      payCommand(cli),
      takeVoucherCommand(cli),
      noteCommand(cli),
    ]),
    campNoun('bank', 'Bank statements of campsites', [importStatementCommand(cli)]),
    campNoun('voucher', 'What campsites owe instead of money', [
      listVouchersCommand(cli),
      extendVoucherCommand(cli),
      cancelVoucherCommand(cli),
      sendVoucherCommand(cli),
    ]),
    campNoun('debtor', 'Who owes campsites', [listDebtorsCommand(cli)]),
    campNoun('cash-up', 'The tills of campsites', [showCashUpCommand(cli), closeCashUpCommand(cli), listCashUpsCommand(cli)]),
    campNoun('booking', 'Bookings that staff take', [createOfflineCommand(cli), importBookingsCommand(cli)]),
    campNoun('block', 'Nights kept from being booked', [
      createBlockCommand(cli),
      listBlocksCommand(cli),
      releaseBlockCommand(cli),
    ]),
    campNoun('feed', 'Calendars elsewhere', [importFeedCommand(cli), syncFeedsCommand(cli), feedAddressCommand(cli)]),
    campNoun('import', 'Files of others', [importDmarcCommand(cli)]),
    campNoun('holiday', 'Public holidays and school terms', [
      listHolidaysCommand(cli),
      declareHolidayCommand(cli),
      schoolHolidayCommand(cli),
      removeHolidayCommand(cli),
    ]),
    campNoun('master', 'What the platform keeps for everybody', [listMasterDataCommand(cli)]),
    campNoun('hti', 'The channel manager HTI', [
      syncHtiCommand(cli),
      checkHtiCommand(cli),
      listHtiCommand(cli),
      replayHtiCommand(cli),
    ]),
    campNoun('hold', 'Holds of plots', [sweepHoldsCommand(cli)]),
    campNoun('key', 'Idempotency keys of clients', [sweepKeysCommand(cli)]),
    campNoun('secret', 'Secrets that the product makes for itself', [rotateFormSecretCommand(cli)]),
    campNoun('stay', 'Stays', [completeStaysCommand(cli)]),
    campNoun('reminder', 'Reminders of balances', [sendRemindersCommand(cli), sendTransferRemindersCommand(cli)]),
    campNoun('outbox', 'Messages to guests', [sendOutboxCommand(cli), listOutboxCommand(cli), replayOutboxCommand(cli)]),
    campNoun('message', 'What guests write to campsites', [
      listMessagesCommand(cli),
      receiveMessagesCommand(cli),
      listSavedTextsCommand(cli),
      writeToManyCommand(cli),
    ]),
    campNoun('news', 'News for the people of campsites', [tellNewsCommand(cli), digestNewsCommand(cli)]),
    campNoun('payments', 'Payments', [checkPaymentsCommand(cli), sendRefundsCommand(cli), reconcilePaymentsCommand(cli)]),
    campNoun('billing', 'Billing of organisations', [closeMonthCommand(cli)]),
    campNoun('invoice', 'Invoices and credit notes', [issuePapersCommand(cli), listPapersCommand(cli), printPaperCommand(cli)]),
    campNoun('payout', 'Payouts to organisations', [
      announceAccountsCommand(cli),
      duePayoutsCommand(cli),
      preparePayoutsCommand(cli),
      payoutFileCommand(cli),
      payoutPaidCommand(cli),
      payoutReturnedCommand(cli),
      payoutStatementCommand(cli),
    ]),
    campNoun('report', 'Reports of the platform', [
      reportBillingCommand(cli),
      reportPayoutsCommand(cli),
      ...reportMonthCommands(cli),
    ]),
    campNoun('sms', 'The account at BulkSMS', [registerWebhookCommand(cli), showAccountCommand(cli)]),
    campNoun('pictures', 'Uploaded pictures', [sweepPicturesCommand(cli)]),
    campNoun('prospect', 'Those who write to the platform', [listProspectsCommand(cli)]),
    campNoun('review', 'Reviews by guests', [
      listReviewsCommand(cli),
      publishReviewCommand(cli),
      rejectReviewCommand(cli),
      inviteReviewsCommand(cli),
    ]),
    campNoun('user', 'People with an account', [
      createUserCommand(cli),
      listUsersCommand(cli),
      banUserCommand(cli),
      resetUserCommand(cli),
      resetFactorCommand(cli),
    ]),
    campNoun('privacy', 'What is kept on somebody', [
      exportPersonCommand(cli),
      erasePersonCommand(cli),
      sweepPersonalDataCommand(cli),
    ]),
    workerCommand(cli),
    backupCommand(cli),
    restoreCommand(cli),
    runDoctorCommand(cli),
    campNoun('config', 'The configuration', [checkConfigurationCommand(cli), printConfigurationCommand(cli)]),
  ]
}

/** As commands say it themselves. */
function inOwnWords(text: string): string {
  return text
    .replace(/^error: required option '(.+)' not specified/, 'Missing: $1')
    .replace(/^error: missing required argument '(.+)'/, 'Missing: <$1>')
    .replace(
      /^error: command-argument value '(.+)' is invalid for argument '(.+)'\. Allowed choices are/,
      '<$2>: not "$1", but one of',
    )
    .replace(/^error: option '(.+)' argument '(.+)' is invalid\. Allowed choices are/, '$1: not "$2", but one of')
    .replace(/^error: option '(.+)' argument '.+' is invalid\. Expected/, '$1: Expected')
    .replace(/^error: unknown /, 'Unknown ')
}

function withoutLineEnd(text: string): string {
  return text.replace(/\n$/, '')
}

/** That a switch is off when it is not given needs no saying. */
function optionDescription(option: Option): string {
  return new Help().optionDescription(option).replace(' (default: false)', '').replace(' (default: [])', '')
}

/**
 * A command that was made by itself knows nothing of the program's output, help and ends until it is told.
 */
function inheriting(parent: Command): Command {
  for (const command of parent.commands) inheriting(command.copyInheritedSettings(parent))
  return parent
}
