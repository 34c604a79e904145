import { Code, Text } from '@mantine/core'
import styles from './enrol-app.module.css'
import { FactorCode } from './factor-code.tsx'
import type { AppEnrolment } from './factors.ts'

type EnrolAppProps = { enrolment: AppEnrolment; onClose: (isDone: boolean) => void | Promise<void> }

/** Shows the secret for an authenticator app, as a QR code and as text, and verifies a code. */
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
        toVerify={enrolment}
        description="The 6 digits your app shows now."
        afterFailure="Wait for the next code and try again."
        onClose={onClose}
      >
        <Text size="sm">
          Scan this code with your authenticator app, or enter the key manually:{' '}
          <Code className={styles.key}>{enrolment.secret}</Code>
        </Text>
      </FactorCode>
    </div>
  )
}
