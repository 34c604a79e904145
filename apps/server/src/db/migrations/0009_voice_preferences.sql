CREATE TABLE "voice_preferences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"favourites" text[] DEFAULT '{}' NOT NULL,
	"pronunciations" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_preferences" ADD CONSTRAINT "voice_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;