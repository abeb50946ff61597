export type WhatsAppProvider = 'meta' | 'twilio'

/** How the product is set up for WhatsApp, fit to be shown: no secret stands in it. */
export interface WhatsAppSetup {
  /** Null: nothing is configured, messages stay on this machine. */
  readonly provider: WhatsAppProvider | null
  /** The host that messages are sent to. */
  readonly host: string | null
  /** The sender: Meta's id of the number, or Twilio's number. */
  readonly sender: string | null
  /** The address to register at the provider, for its reports. */
  readonly callbackUrl: string | null
}
