CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"seconds" double precision,
	"rights_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_account" ON "media" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_hash" ON "media" USING btree ("account_id","kind","hash");--> statement-breakpoint
CREATE INDEX "media_unfinished" ON "media" USING btree ("created_at") WHERE "media"."ready_at" is null;