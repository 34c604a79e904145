import { Code, Text } from '@mantine/core'
import styles from './enrol-app.module.css'
import { FactorCode } from './factor-code.tsx'
import type { AppEnrolment } from './factors.ts'

type EnrolAppProps = { enrolment: AppEnrolment; onClose: (isDone: boolean) => void | Promise<void> }

/** Tells an authenticator app the secret, by picture or by hand, and checks that it works. */
export function EnrolApp({ enrolment, onClose }: EnrolAppProps) {
  return (
    <div className={styles.enrol}>
      <img
        className={styles.qr}
        src={enrolment.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
      />
      <FactorCode
        enrolment={enrolment}
        description="The 6 digits your app shows now."
        afterFailure="Wait for the next code and try again."
        onClose={onClose}
      >
        <Text size="sm">
          Scan this code with your authenticator app, or enter the key by hand:{' '}
          <Code className={styles.key}>{enrolment.secret}</Code>
        </Text>
      </FactorCode>
    </div>
  )
}
