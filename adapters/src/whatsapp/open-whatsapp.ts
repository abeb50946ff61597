import type { HandedOver } from '@camp/application/messaging/message-sender.ts'
import type { WhatsAppReports } from '@camp/application/whatsapp/delivery-reports.ts'
import type { OutgoingTemplate, OutgoingText, TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import type { WhatsAppSetup } from '@camp/application/whatsapp/whatsapp-setup.ts'
import { type Accepted, accepted } from '@camp/domain/shared/result.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { usualTimeouts } from './ask-provider.ts'
import { MetaTemplates } from './meta-templates.ts'
import { ProviderReports } from './provider-reports.ts'
import { TwilioTemplates } from './twilio-templates.ts'
import { reportPaths, type WhatsAppSettings } from './whatsapp-settings.ts'

/** What the product has of WhatsApp: sending, hearing, and saying how it is set up. */
export interface WhatsAppParts {
  readonly templates: TemplateSender
  readonly reports: WhatsAppReports
  readonly setup: WhatsAppSetup
}

/** Stands in while nothing is configured: what it takes is read at `/dev/messages`. */
export class LocalTemplates implements TemplateSender {
  async sendTemplate({ correlationId }: OutgoingTemplate): Promise<Accepted<HandedOver>> {
    return accepted({ providerMessageId: `local-${correlationId}`, deliveryState: 'delivered-locally' })
  }

  async sendText({ correlationId }: OutgoingText): Promise<Accepted<HandedOver>> {
    return accepted({ providerMessageId: `local-${correlationId}`, deliveryState: 'delivered-locally' })
  }
}

export function openWhatsApp(options: {
  settings: WhatsAppSettings | undefined
  publicUrl: string
  /** Where the client may go; anywhere unless said. */
  guard?: OutboundGuard
}): WhatsAppParts {
  const { settings, publicUrl } = options
  const reports = new ProviderReports({ settings, publicUrl })
  if (!settings) return { templates: new LocalTemplates(), reports, setup: noSetup }
  const timeouts = { ...usualTimeouts, ...(options.guard && { guard: options.guard }) }
  const callbackUrl = `${publicUrl.replace(/\/+$/, '')}${reportPaths[settings.provider]}`
  const setup = {
    provider: settings.provider,
    host: new URL(settings.url).host,
    callbackUrl,
    sender: settings.provider === 'meta' ? settings.phoneNumberId : settings.from,
  }
  const templates =
    settings.provider === 'meta'
      ? new MetaTemplates({ settings, timeouts })
      : new TwilioTemplates({ settings, callbackUrl, timeouts })
  return { templates, reports, setup }
}

const noSetup: WhatsAppSetup = { provider: null, host: null, sender: null, callbackUrl: null }
