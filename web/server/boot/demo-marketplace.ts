import { join } from 'node:path'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { type DemoGateway, startDemoGateway } from '@camp/adapters/payments/sandbox/demo-gateway.ts'
import { renderAll } from '@camp/adapters/pictures/picture-store.ts'

/** The gateway sandbox of the embedded default, beside the product's own port; none where a gateway is configured. */
export async function demoGatewayFor(configuration: Configuration): Promise<DemoGateway | undefined> {
  const { databaseUrl, peach, dataDirectory, port, publicUrl, outboundAllowHosts } = configuration
  if (databaseUrl || peach) return undefined
  return startDemoGateway({ dataDirectory, preferredPort: port + 1, siteUrl: publicUrl, notifiedHosts: outboundAllowHosts })
}

/** Draws the small renditions of every scene ahead of the first visitor; the rest follows on request. */
export async function drawPictures({ dataDirectory }: Pick<Configuration, 'dataDirectory'>): Promise<void> {
  await renderAll({ dir: join(dataDirectory, 'pictures') })
}
