import type { RegisteredSmsWebhook } from '@camp/application/messaging/sms/register-sms-webhook.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { smsStop } from './sms-stop.ts'

export function registerWebhookCommand(cli: Cli): Command {
  return campCommand({
    verb: 'register-webhook',
    summary: 'Tell BulkSMS where to report what happened to messages; once, and again after the address or its secret changed',
    examples: ['sms register-webhook --dry-run', 'sms register-webhook'],
  })
    .option('--dry-run', 'show the address, register nothing', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => register(cli, dryRun)))
}

const sentences: Readonly<Record<RegisteredSmsWebhook['outcome'], string>> = {
  registered: 'BulkSMS reports here from now on.',
  renewed: 'BulkSMS knew this webhook; it was renewed.',
  'would-be-registered': 'Nothing was registered.',
}

async function register(cli: Cli, dryRun: boolean): Promise<Answer> {
  const registered = await (await cli.useCases()).registerSmsWebhook.execute({ actor: operator, dryRun })
  if (registered.ok) {
    const { address, outcome } = registered.value
    return report({
      json: { address, outcome },
      tables: [{ columns: [{ name: 'Address' }, { name: 'Outcome' }], rows: [[address, outcome]] }],
      messages: [sentences[outcome]],
    })
  }
  const { refusal } = registered
  if (refusal.code === 'sms-refused') return smsStop(refusal)
  if (refusal.code === 'not-permitted') return refusalStop(refusal, 'Webhook')
  return stop('configuration', 'BULKSMS_WEBHOOK_SECRET is not set: without it anybody could report.')
}
