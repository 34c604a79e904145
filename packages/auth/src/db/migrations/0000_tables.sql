-- Installations from before the service had migrations of its own have these tables already, with everything in them: then nothing is done.
-- The schema itself is made by the migrator, which notes there what it has applied.
DO $baseline$
BEGIN
IF to_regclass('auth.users') IS NOT NULL THEN
	RETURN;
END IF;
CREATE TABLE "auth"."amr_claims" (
	"session_id" uuid NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "amr_claims_session_id_method_pk" PRIMARY KEY("session_id","method")
);
CREATE TABLE "auth"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"state_fingerprint" text,
	"code_fingerprint" text,
	"browser_fingerprint" text,
	"code_challenge" text,
	"code_challenge_method" text,
	"authentication_method" text NOT NULL,
	"provider_type" text NOT NULL,
	"sealed_provider_secrets" text,
	"redirect_to" text NOT NULL,
	"linking_target_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"code_issued_at" timestamp with time zone
);
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"identity_data" jsonb NOT NULL,
	"email" text,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_identities_subject" UNIQUE("provider","subject")
);
CREATE TABLE "auth"."mfa_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"code_fingerprint" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."mfa_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"sealed_secret" text,
	"phone" text,
	"last_step" bigint,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"relates_to" text NOT NULL,
	"code_fingerprint" text NOT NULL,
	"link_fingerprint" text,
	"pending_password_hash" text,
	"pending_metadata" jsonb,
	"flow_state_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
CREATE TABLE "auth"."recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"code_fingerprint" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"factor_id" uuid,
	"refresh_counter" bigint DEFAULT 0 NOT NULL,
	"refresh_floor" bigint DEFAULT 0 NOT NULL,
	"refresh_key" text NOT NULL,
	"refreshed_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'authenticated' NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"email_proven_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"new_email" text,
	"email_change_agreed" text,
	"new_phone" text,
	"invited_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"phone_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
ALTER TABLE "auth"."amr_claims" ADD CONSTRAINT "amr_claims_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_linking_target_id_users_id_fk" FOREIGN KEY ("linking_target_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_states"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "auth"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "auth_audit_log_user" ON "auth"."audit_log" USING btree ("user_id","at");
CREATE INDEX "auth_audit_log_at" ON "auth"."audit_log" USING btree ("at");
CREATE UNIQUE INDEX "auth_flow_states_state" ON "auth"."flow_states" USING btree ("state_fingerprint");
CREATE UNIQUE INDEX "auth_flow_states_code" ON "auth"."flow_states" USING btree ("code_fingerprint");
CREATE INDEX "auth_flow_states_created" ON "auth"."flow_states" USING btree ("created_at");
CREATE INDEX "auth_identities_user" ON "auth"."identities" USING btree ("user_id");
CREATE INDEX "auth_mfa_challenges_factor" ON "auth"."mfa_challenges" USING btree ("factor_id");
CREATE INDEX "auth_mfa_factors_user" ON "auth"."mfa_factors" USING btree ("user_id");
CREATE UNIQUE INDEX "auth_mfa_factors_name" ON "auth"."mfa_factors" USING btree ("user_id","friendly_name") WHERE "auth"."mfa_factors"."friendly_name" <> '';
CREATE UNIQUE INDEX "auth_one_time_tokens_link" ON "auth"."one_time_tokens" USING btree ("link_fingerprint");
CREATE INDEX "auth_one_time_tokens_user" ON "auth"."one_time_tokens" USING btree ("user_id","kind");
CREATE INDEX "auth_one_time_tokens_expires" ON "auth"."one_time_tokens" USING btree ("expires_at");
CREATE INDEX "auth_rate_limits_expire" ON "auth"."rate_limits" USING btree ("expire");
CREATE UNIQUE INDEX "auth_recovery_codes_code" ON "auth"."recovery_codes" USING btree ("user_id","code_fingerprint");
CREATE INDEX "auth_sessions_user" ON "auth"."sessions" USING btree ("user_id");
CREATE UNIQUE INDEX "auth_users_email" ON "auth"."users" USING btree ("email");
CREATE UNIQUE INDEX "auth_users_phone" ON "auth"."users" USING btree ("phone");
CREATE INDEX "auth_users_created" ON "auth"."users" USING btree ("created_at");
END
$baseline$;
