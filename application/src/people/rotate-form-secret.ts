import type { FormSecrets } from './form-secrets.ts'

export interface RotateFormSecretPorts {
  readonly formSecrets: FormSecrets
}

/**
 * Forms that are open in a browser are refused once, and work when they are loaded again; nobody is signed
 * out.
 */
export class RotateFormSecret {
  readonly #ports: RotateFormSecretPorts

  constructor(ports: RotateFormSecretPorts) {
    this.#ports = ports
  }

  async execute(): Promise<void> {
    await this.#ports.formSecrets.replace()
  }
}
