CREATE TABLE "local_voices" (
	"worker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"machine" text,
	CONSTRAINT "local_voices_worker_id_name_pk" PRIMARY KEY("worker_id","name")
);
--> statement-breakpoint
-- No release knows the column. Workers announce their voices again within 15 seconds.
DELETE FROM "local_writers" WHERE "role" <> 'writer';
--> statement-breakpoint
ALTER TABLE "local_writers" DROP COLUMN "role";
