import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import { Phone } from '#ui/phone.tsx'
import styles from './hero.module.css'

export function Hero() {
  return (
    <Cinema picture="lake-wide" isFirst>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Unlock your potential with an innovative SaaS for short video</h1>
          <p>
            Write one line. Dayreel scripts it, speaks it, paints every scene and cuts it into a finished vertical
            video. Set up a channel, and there is a new one every day.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
            <ButtonLink to="/templates" look="quiet">
              See the templates
            </ButtonLink>
          </div>
          <p className={styles.note}>Your first 3 videos are free.</p>
        </div>
        <div className={styles.phones}>
          <Phone
            picture="narrow/volcano"
            alt="A sailing ship before a volcano that lights the night"
            caption="and the *sea* caught fire"
          />
          <Phone
            picture="narrow/dreams-never-wake"
            alt="A lit door standing open in a field at night"
            caption="the *door* was never locked"
            clip="templates/dreams-never-wake"
          />
          <Phone
            picture="narrow/rooftop"
            alt="A woman on a rooftop looks at the moon over a city"
            caption="the moon came *closer*"
          />
        </div>
      </div>
    </Cinema>
  )
}
